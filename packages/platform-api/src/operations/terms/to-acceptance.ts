interface AcceptedTermsRow {
  version: string;
  accepted_at: Date;
  signature: string | null;
}

export const toAcceptance = ({ version, accepted_at, signature }: AcceptedTermsRow) => ({
  version,
  acceptedAt: accepted_at.toISOString(),
  isSigned: signature !== null,
});
