import { useEffect } from 'preact/hooks';
import type * as Online from '../online/mine.ts';
import { person } from '../store/person.ts';

type Mine = typeof Online;

/**
 * Keeps something of online play going while it is somebody's device. Whoever has never played online is asked for
 * nothing, and nothing is loaded for them.
 */
export const usePerson = (begin: (mine: Mine) => () => void): void =>
  useEffect(() => {
    if (person.value === undefined) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    void import('../online/mine.ts').then(mine => {
      if (!gone) stop = begin(mine);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [person.value?.id]);
