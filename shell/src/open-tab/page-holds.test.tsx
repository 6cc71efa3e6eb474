import { createPageHolds } from './page-holds.ts';

const holds = createPageHolds(document);

/** Shows a field and types into it, as a browser does. */
function type(html: string, text: string): HTMLElement {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLElement>('[data-field]');
  if (!field) throw new Error('There is no field.');
  if ('value' in field) field.value = text;
  else field.textContent = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

describe('[MF-04] page holds', () => {
  it.each([
    ['a text field', '<input data-field>'],
    ['a password', '<input data-field type="password">'],
    ['several lines', '<textarea data-field></textarea>'],
    ['an editor', '<div data-field contenteditable></div>'],
  ])('hold while %s has text that was typed', (_, html) => {
    expect(holds.isHeld()).toBe(false);
    const field = type(html, 'half a sentence');
    expect(holds.isHeld()).toBe(true);
    field.remove();
    expect(holds.isHeld()).toBe(false);
  });

  it('end when the text was sent and the field is empty', () => {
    const field = type('<textarea data-field></textarea>', 'sent') as HTMLTextAreaElement;
    field.value = '';
    expect(holds.isHeld()).toBe(false);
  });

  it('hold while a choice of a form was changed, and not for a choice that is stored at once', () => {
    type('<input data-field type="checkbox">', 'on');
    expect(holds.isHeld()).toBe(false);
    type('<form><input data-field type="checkbox"></form>', 'on');
    expect(holds.isHeld()).toBe(true);
    document.body.innerHTML = '';
    expect(holds.isHeld()).toBe(false);
  });

  it('do not hold for search terms, which are in the address', () => {
    type('<form><input data-field type="search"></form>', 'garden');
    expect(holds.isHeld()).toBe(false);
  });

  it('hold while work is under way', () => {
    const ends = [holds.hold(), holds.hold()];
    for (const end of ends) {
      expect(holds.isHeld()).toBe(true);
      end();
      end();
    }
    expect(holds.isHeld()).toBe(false);
  });
});
