import * as css from './bubble.module.css';
/** Typing indicator: three dots in a bubble. `label` is announced once: "Mei is typing". */
export function TypingIndicator({ label }: { label: string }) {
  return (
    <div className={css.message}>
      <div className={`${css.bubble} ${css.typing}`} role="status">
        <span className="visually-hidden">{label}</span>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
