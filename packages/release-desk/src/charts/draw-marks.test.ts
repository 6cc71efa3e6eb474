import type uPlot from 'uplot';
import { drawMarks } from './draw-marks.ts';

/** A chart of 100 seconds, 10 px each, in which a letter is 10 px wide. */
function setUp() {
  const lines: number[] = [];
  const labels: [string, number][] = [];
  const ctx = {
    save() {},
    restore() {},
    setLineDash() {},
    beginPath() {},
    moveTo: (x: number) => lines.push(x),
    lineTo() {},
    stroke() {},
    measureText: ({ length }: string) => ({ width: length * 10 }),
    fillText: (label: string, x: number) => labels.push([label, x]),
  };
  const chart = { ctx, bbox: { left: 0, top: 20, width: 1_000, height: 100 }, valToPos: (x: number) => x * 10 };
  const draw = (...marks: [at: number, label: string][]) =>
    drawMarks(
      marks.map(([at, label]) => ({ at: at * 1_000, label })),
      { color: 'red', font: '12px x' },
    )(chart as unknown as uPlot);
  return { draw, lines, labels };
}

beforeEach(() => Object.assign(globalThis, { devicePixelRatio: 1 }));

describe('drawMarks', () => {
  it('draws a line and a label for each switch in the time of the chart', () => {
    const { draw, lines, labels } = setUp();
    draw([-5, 'before'], [10, '1.0.0'], [50, '2.0.0'], [101, 'after']);
    expect(lines.toSorted((one, other) => one - other)).toEqual([100, 500]);
    expect(labels).toEqual([
      ['2.0.0', 506],
      ['1.0.0', 106],
    ]);
  });

  it('labels the newest of switches that are close to each other', () => {
    const { draw, lines, labels } = setUp();
    draw([48, '1.0.0'], [50, '2.0.0']);
    expect(lines).toHaveLength(2);
    expect(labels).toEqual([['2.0.0', 506]]);
  });

  it('puts the label to the left of a switch at the right edge', () => {
    const { draw, labels } = setUp();
    draw([98, '2.0.0']);
    expect(labels).toEqual([['2.0.0', 924]]);
  });
});
