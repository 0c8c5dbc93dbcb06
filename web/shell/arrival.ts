import { effect, signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';

const HOUSE = 'Cais';

/** What the page is about; empty on the first page. */
const subject = signal('');
/** What calls somebody back who looks elsewhere. */
export const call = signal('');

effect(() => {
  document.title = [call.value, subject.value, HOUSE].filter(part => part !== '').join(' · ');
});

/** The page that is opened first is read by the browser itself. */
let isFirst = true;

/** Tells where one is: the title says it, and whoever listens to the page is taken there as eyes are. */
export const useArrival = (about: string): void => {
  useLayoutEffect(() => {
    subject.value = about;
  }, [about]);
  useEffect(() => {
    if (isFirst) isFirst = false;
    else {
      scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, []);
};
