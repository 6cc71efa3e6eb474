import { act, fireEvent, screen } from '@testing-library/react';
import { fetchText } from '../remote-text/fetch-text.ts';
import { API, renderInFrame } from '../render-in-frame.tsx';
import { Footer } from './footer.tsx';

jest.mock('../remote-text/fetch-text.ts');
const fetched = jest.mocked(fetchText);

/** jsdom has no idle callback: the footer is requested after this time. */
const IDLE_MS = 200;
/** The delays of the four retries. */
const RETRIES_MS = [500, 1_000, 2_000, 4_000];

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const footer = () => document.querySelector('footer') as HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function show(html: string, options = {}) {
  fetched.mockResolvedValue(html);
  const shell = await renderInFrame(Footer, options);
  await pass(IDLE_MS);
  return shell;
}

describe('Footer', () => {
  it.each(['en', 'ja'] as const)(
    '[LY-02] is hidden until the file of the language has arrived (%s)',
    async (locale) => {
      fetched.mockResolvedValue('<p>A metaverse</p>');
      await renderInFrame(Footer, { locale });
      expect(footer().hidden).toBe(true);
      await pass(IDLE_MS);
      expect(fetched.mock.calls[0]?.[0]).toBe(`${API}/static/footer.${locale}.html`);
      expect([footer().hidden, footer().textContent]).toEqual([false, 'A metaverse']);
    },
  );

  it('[LY-02] [T39] [T40] [T42] keeps the text and safe links of a hostile file alone', async () => {
    await show(
      `<p id="root" name="cookie" class="x" style="position:fixed;inset:0" onclick="hit()">Safe text</p>
       <script>window.hit = true</script><style>*{display:none}</style><base href="https://evil.example/">
       <img src="x" onerror="window.hit = true"><svg><script>window.hit = true</script></svg>
       <form action="https://evil.example"><input name="password"><button>Log in</button></form>
       <iframe srcdoc="<script>parent.hit = true</script>"></iframe><object data="x"></object>
       <math><mtext><table><mglyph><style><img src=x onerror="window.hit = true"></style></mglyph></table></mtext></math>
       <a href="javascript:window.hit = true">Script</a><a href="//evil.example">Elsewhere</a>
       <a href="https://sound.example/" target="_self" rel="opener">Sound link</a>`,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
      ['Sound link', '_blank', 'noopener noreferrer'],
    ]);
    const harmful =
      'script,style,base,img,svg,math,form,input,button,iframe,object,[id],[name],[class],[style],[onclick]';
    expect(footer().querySelectorAll(harmful)).toHaveLength(0);
    expect(footer().textContent).toContain('Safe text');
    expect('hit' in window).toBe(false);
  });

  it('[LY-02] opens internal links within the page, and leaves the others and modified clicks to the browser', async () => {
    const onNavigate = jest.fn();
    await show('<a href="/explore?a=1#b">Explore</a><a href="https://news.test/">News</a>', { onNavigate });
    const isPrevented = (name: string, init = {}) => !fireEvent.click(screen.getByRole('link', { name }), init);
    expect(isPrevented('Explore')).toBe(true);
    expect(onNavigate.mock.calls).toEqual([['/explore?a=1#b']]);
    expect(isPrevented('Explore', { ctrlKey: true })).toBe(false);
    expect(isPrevented('News')).toBe(false);
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });

  it('[LY-03] retries four times with growing delays, then stays out of the page', async () => {
    fetched.mockRejectedValue(new Error('planted'));
    await renderInFrame(Footer);
    await pass(IDLE_MS);
    for (const [retries, delay] of RETRIES_MS.entries()) {
      expect(fetched).toHaveBeenCalledTimes(retries + 1);
      await pass(delay - 1);
      expect(fetched).toHaveBeenCalledTimes(retries + 1);
      await pass(1);
    }
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(5);
    expect(footer().hidden).toBe(true);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('[footer]'), expect.anything());
  });

  it.each([
    ['has no text', '<p> </p>'],
    ['has too many elements', '<p>x</p>'.repeat(401)],
  ])('[LY-03] retries a file that %s', async (_what, html) => {
    await show(html);
    expect(footer().hidden).toBe(true);
    fetched.mockResolvedValue('<p>Here I am</p>');
    await pass(500);
    expect([footer().hidden, footer().textContent]).toEqual([false, 'Here I am']);
  });
});
