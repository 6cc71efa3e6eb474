import type uPlot from 'uplot';

/** A change of the active release. */
export interface Mark {
  /** In milliseconds since 1970. */
  at: number;
  label: string;
}

const LABEL_GAP_PX = 6;

/** A dashed line at each switch, with the version where there is room for it. */
export function drawMarks(marks: readonly Mark[], { color, font }: { color: string; font: string }) {
  return ({ ctx, bbox, valToPos }: uPlot) => {
    const pxRatio = devicePixelRatio;
    ctx.save();
    Object.assign(ctx, {
      strokeStyle: color,
      fillStyle: color,
      font,
      textAlign: 'left',
      textBaseline: 'bottom',
      lineWidth: pxRatio,
    });
    ctx.setLineDash([3 * pxRatio, 3 * pxRatio]);
    let labelStart = Number.POSITIVE_INFINITY;
    // The newest first: of marks that are close to each other it has its label.
    for (const { at, label } of marks.toReversed()) {
      const x = valToPos(at / 1_000, 'x', true);
      if (x < bbox.left || x > bbox.left + bbox.width) continue;
      ctx.beginPath();
      ctx.moveTo(x, bbox.top);
      ctx.lineTo(x, bbox.top + bbox.height);
      ctx.stroke();
      const gap = LABEL_GAP_PX * pxRatio;
      const width = ctx.measureText(label).width;
      // At the right edge the label stands on the left of its line.
      const start = x + gap + width > bbox.left + bbox.width ? x - gap - width : x + gap;
      if (start + width + gap > labelStart) continue;
      ctx.fillText(label, start, bbox.top - 2 * pxRatio);
      labelStart = start;
    }
    ctx.restore();
  };
}
