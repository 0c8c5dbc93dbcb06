/**
 * Takes a match for this page: of two pages that played it, each would overwrite the turns of the other. `lost` hears
 * when another page takes it. Gives a function that ends the claim.
 */
export const takeMatch = (id: string, lost: () => void): (() => void) => {
  const others = new BroadcastChannel(`cais match ${id}`);
  others.addEventListener('message', lost);
  others.postMessage('taken');
  return () => others.close();
};
