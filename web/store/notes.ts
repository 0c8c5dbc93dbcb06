// localStorage, where the browser allows it: what it refuses stays with the page.

const unkept = new Map<string, string>();

export const recall = (key: string): string | undefined => {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return unkept.get(key);
  }
};

export const note = (key: string, value: string): void => {
  unkept.delete(key);
  try {
    localStorage.setItem(key, value);
  } catch {
    unkept.set(key, value);
  }
};

export const forget = (key: string): void => {
  unkept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be reached is not there.
  }
};
