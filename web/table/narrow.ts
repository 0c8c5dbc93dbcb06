import { useEffect, useState } from 'preact/hooks';

const narrowScreen = matchMedia('(max-width: 760px)');
const middleScreen = matchMedia('(min-width: 761px) and (max-width: 1100px)');

const useScreen = (screen: MediaQueryList): boolean => {
  const [fits, setFits] = useState(screen.matches);
  useEffect(() => {
    const update = (): void => setFits(screen.matches);
    screen.addEventListener('change', update);
    return () => screen.removeEventListener('change', update);
  }, [screen]);
  return fits;
};

/** Whether the screen is as narrow as a phone's. */
export const useNarrow = (): boolean => useScreen(narrowScreen);

/** Whether it is as wide as a tablet's: the board stands beside the tray, and is smaller than on a desk. */
export const useMiddle = (): boolean => useScreen(middleScreen);
