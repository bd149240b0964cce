/** Typing indicator: three dots in a bubble. `label` is announced once: "Mei is typing". */
export function TypingIndicator({ label }: { label: string }) {
  return (
    <div className="m">
      <div className="bub typing" role="status">
        <span className="sr">{label}</span>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
