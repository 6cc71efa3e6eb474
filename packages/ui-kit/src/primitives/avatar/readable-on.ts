/**
 * Black or white, whichever has more contrast with `#rrggbb`: at least 4.5:1 on any colour (relative luminance of
 * WCAG 2.2). An invalid colour leaves the choice to the style sheet.
 */
export function readableOn(color: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
