import { useEffect, useState } from 'preact/hooks';

const narrowScreen = matchMedia('(max-width: 760px)');

/** Whether the screen is as narrow as a phone's. */
export const useNarrow = (): boolean => {
  const [narrow, setNarrow] = useState(narrowScreen.matches);
  useEffect(() => {
    const update = (): void => setNarrow(narrowScreen.matches);
    narrowScreen.addEventListener('change', update);
    return () => narrowScreen.removeEventListener('change', update);
  }, []);
  return narrow;
};
