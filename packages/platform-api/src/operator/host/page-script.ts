/** Opens and closes the dialogs of decisions. The focus returns to the button that opened one (`showModal`). */
export const SCRIPT = `
document.addEventListener('click', (event) => {
  const opener = event.target.closest('[data-opens]');
  if (opener) document.getElementById(opener.dataset.opens).showModal();
  if (event.target.closest('[data-closes]')) event.target.closest('dialog').close();
});
document.addEventListener('submit', (event) => {
  if (event.target.dataset.sent) event.preventDefault();
  event.target.dataset.sent = 'yes';
});
document.querySelector('dialog[data-open]')?.showModal();
`;
