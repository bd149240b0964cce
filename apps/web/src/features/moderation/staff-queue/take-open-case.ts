/** Presses the button of the open case that takes it, where there is one. */
export function takeOpenCase(): void {
  document.querySelector<HTMLButtonElement>('[data-queue=view] [data-shortcut=take]')?.click();
}
