import { useState } from 'react';
import * as css from './trend-chart.module.css';

export interface TrendPoint {
  /** When: a day or a week in words. */
  readonly label: string;
  /** Null where there is nothing to show; the line is interrupted. */
  readonly value: number | null;
  /** The value as it is read. */
  readonly text: string;
}

interface TrendChartProps {
  /** Accessible name: "Messages by day". */
  label: string;
  /** At least one, the oldest first. */
  points: readonly TrendPoint[];
  /** The largest value of the scale as it is read. */
  formatValue: (value: number) => string;
}

const width = 100;
const height = 40;

/**
 * A line over time with one marker. The marker is a native slider, so that pointer, touch, arrow keys, Home and End
 * move it and screen readers hear each value. A table with the same values belongs beside it.
 */
export function TrendChart({ label, points, formatValue }: TrendChartProps) {
  const [chosen, setChosen] = useState(points.length - 1);
  const index = Math.min(chosen, points.length - 1);
  const point = points[index];
  const [first, last] = [points.at(0), points.at(-1)];
  const most = niceMost(Math.max(0, ...points.map(({ value }) => value ?? 0)));
  if (point === undefined || first === undefined || last === undefined) return null;
  const across = points.length === 1 ? 50 : (100 * index) / (points.length - 1);
  return (
    <div className={css.chart}>
      <p className={css.value} aria-hidden="true">
        <b>{point.text}</b> <span>{point.label}</span>
      </p>
      <div className={css.plot}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.grid} d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
          <path className={css.line} d={lineOf(points, most)} />
        </svg>
        <span className={css.most} aria-hidden="true">
          {formatValue(most)}
        </span>
        <span className={css.rule} ref={(mark) => place(mark, across)} />
        {point.value === null ? null : <Dot left={across} top={100 - (100 * point.value) / most} />}
        <input
          type="range"
          className={css.slider}
          aria-label={label}
          aria-valuetext={`${point.label}: ${point.text}`}
          min={0}
          max={points.length - 1}
          value={index}
          onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
          onPointerMove={({ currentTarget, clientX }) => setChosen(nearest(currentTarget, clientX, points.length))}
        />
      </div>
      <p className={css.axis} aria-hidden="true">
        <span>{first.label}</span>
        <span>{last.label}</span>
      </p>
    </div>
  );
}

function Dot({ left, top }: { left: number; top: number }) {
  return <span className={css.dot} ref={(mark) => place(mark, left, top)} />;
}

/** Places a mark by the CSSOM: the content security policy allows no style attribute in a page's HTML. */
function place(mark: HTMLElement | null, left: number, top?: number): void {
  if (mark === null) return;
  mark.style.left = `${left}%`;
  if (top !== undefined) mark.style.top = `${top}%`;
}

function nearest(plot: Element, clientX: number, count: number): number {
  const { left, width: wide } = plot.getBoundingClientRect();
  const share = wide === 0 ? 0 : (clientX - left) / wide;
  return Math.round(Math.min(1, Math.max(0, share)) * (count - 1));
}

/** Path of the values; a gap begins a new part, and a part of one point is a short stroke. */
function lineOf(points: readonly TrendPoint[], most: number): string {
  let isOpen = false;
  return points
    .map(({ value }, index) => {
      if (value === null) {
        isOpen = false;
        return '';
      }
      const x = points.length === 1 ? width / 2 : (width * index) / (points.length - 1);
      const y = height - (height * value) / most;
      const step = isOpen ? `L${x} ${y}` : `M${x} ${y}h0.01`;
      isOpen = true;
      return step;
    })
    .join('');
}

/** The next number above that begins with 1, 2 or 5, so that the scale is easy to read. */
export function niceMost(value: number): number {
  if (value <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((factor) => factor * unit).find((candidate) => candidate >= value) ?? value;
}
