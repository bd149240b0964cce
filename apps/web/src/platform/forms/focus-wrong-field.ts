/**
 * After a form was sent, moves the focus to its first field that is called wrong, now or by the server's reply, if the
 * focus still is where it was at the press. Where the focus is at the button of a form, the form may have been sent
 * before. Returns a stop function.
 */
export function focusWrongFields(): () => void {
  let stopFollowing = () => {};

  const follow = (form: HTMLFormElement) => {
    stopFollowing();
    const pressed = document.activeElement;
    const focusFirst = () => {
      const now = document.activeElement;
      if (now !== pressed && now !== document.body) return stopFollowing();
      const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
      if (wrong === null) return;
      stopFollowing();
      wrong.focus();
    };
    // Fields that are called wrong already are not drawn again.
    const timer = setTimeout(focusFirst);
    const observer = new MutationObserver(focusFirst);
    observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] });
    stopFollowing = () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  };

  const sent = ({ target }: Event) => follow(target as HTMLFormElement);
  const active = document.activeElement;
  if (active instanceof HTMLButtonElement && active.type === 'submit' && active.form !== null) follow(active.form);
  addEventListener('submit', sent);
  return () => {
    stopFollowing();
    removeEventListener('submit', sent);
  };
}
