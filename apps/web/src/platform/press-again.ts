/** How long a page may take to bring a button back. */
const WAIT_MS = 10_000;

/**
 * Presses a button of the page once it is there: a member's page is rendered for guests first and made anew, and what a quick member pressed on
 * that sketch is meant for the button of the same name: names of members are theirs alone, so all buttons of a name do the same. A toggle that is on
 * stays so, and whoever presses something else meanwhile has moved on.
 */
export function pressAgain(name: string): void {
  const press = () => {
    const button = [...document.querySelectorAll('button')].find((one) => one.ariaLabel === name && one.checkVisibility());
    if (button === undefined || button.disabled) return;
    stop();
    if (button.ariaPressed !== 'true') button.click();
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
