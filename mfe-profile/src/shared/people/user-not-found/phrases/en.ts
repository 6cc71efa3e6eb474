export const en = {
  text: 'This user does not exist',
  toHome: 'Go to the home page',
} as const;
