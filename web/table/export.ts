/** Hands a text over as a file of this name. */
export const saveFile = (name: string, text: string): void => {
  const file = new Blob([text], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** The name of a match file. */
export const fileName = (game: string, commitment: string): string =>
  `${game}-${commitment.slice(0, 8)}.match.json`;
