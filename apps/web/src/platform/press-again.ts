/** How long a page may take to bring a button back. */
const WAIT_MS = 10_000;

/**
 * Presses a button of the page once it is there: a member's page is rendered for guests first and made again, and what
 * a quick member pressed on that sketch is meant for the button of the same name: names of members are theirs alone, so
 * all buttons of a label do the same; one that is known by its words alone has to be the `sole` one of the sketch. A
 * link to a language is known by it, and pressed here it tells the account too. A toggle that is on stays so, and a
 * press of something else meanwhile cancels it.
 */
export function pressAgain(sketched: Element, sole: boolean): void {
  const [name, tongue] = [nameOf(sketched), languageOf(sketched)];
  if (tongue === '' && sketched.ariaLabel === null && !sole) return;
  const isSame = (one: HTMLElement) =>
    one !== sketched && (tongue === '' ? nameOf(one) === name : languageOf(one) === tongue) && one.checkVisibility();
  const press = () => {
    const found = [...document.querySelectorAll<HTMLElement>(tongue === '' ? 'button' : 'a[data-live]')].find(isSame);
    if (found === undefined || found.matches(':disabled')) return;
    stop();
    if (found.ariaPressed !== 'true') found.click();
  };
  const observer = new MutationObserver(press);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, WAIT_MS);
  addEventListener('pointerdown', stop, true);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  press();
}

function nameOf(element: Element): string | null {
  return element.ariaLabel ?? element.textContent;
}

/** Of a link to the page in a language, that language; of everything else nothing. */
function languageOf(element: Element): string {
  return element instanceof HTMLAnchorElement ? element.hreflang : '';
}
