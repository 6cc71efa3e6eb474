/** Plain text, shown as it is. A change needs a new `TERMS_VERSION`. */
export const en = {
  title: 'Terms of use',
  sections: [
    {
      heading: '1. What these terms cover',
      paragraphs: [
        'These terms apply to this website, to the spaces that you visit through it, and to the apps that you log in to with it. By accepting them you enter into an agreement with the operator of XANA.',
      ],
    },
    {
      heading: '2. Your account and your wallet',
      paragraphs: [
        'Your account belongs to your wallet or to the login service that you use. Keep your keys and passwords to yourself: the operator never asks for a private key or a recovery phrase, and cannot restore a wallet.',
        'You must be at least 13 years old. If you are a minor where you live, a parent or guardian must agree to these terms.',
      ],
    },
    {
      heading: '3. What you create',
      paragraphs: [
        'Posts, messages, pictures, avatars and spaces remain yours. You allow the operator to store them and to show them to others as far as the service needs it.',
        'Publish only what you have the right to publish. When you delete something, it is no longer shown.',
      ],
    },
    {
      heading: '4. How we treat each other',
      paragraphs: [
        'Do not harass, threaten, deceive or impersonate others. Do not publish illegal content, and do not disturb the service or try to get into the accounts of others.',
        'You can block and report other users. The operator may remove content and ban accounts that break these rules.',
      ],
    },
    {
      heading: '5. XENY, XETA and purchases',
      paragraphs: [
        'XENY are points for use within the service. They are not money and are not paid out. XETA is a coin on a public blockchain: transfers cannot be reversed, and fees go to the network.',
        'Prices are shown before you pay. A subscription renews each month until you cancel it, and you can cancel at any time in your payment history.',
      ],
    },
    {
      heading: '6. Liability',
      paragraphs: [
        'The service is provided as it is and may be interrupted. Nothing in these terms limits rights that the law of your country gives you as a consumer.',
      ],
    },
    {
      heading: '7. Changes and the end of the agreement',
      paragraphs: [
        'If these terms change, you are asked to accept the new version at your next visit. You can stop using the service at any time.',
      ],
    },
  ],
};
