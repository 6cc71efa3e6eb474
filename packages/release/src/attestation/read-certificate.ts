import { ASN1Obj, type X509Certificate } from '@sigstore/core';

/** Extensions of Fulcio's certificates (https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md). */
const OIDS = {
  issuer: '1.3.6.1.4.1.57264.1.8',
  repository: '1.3.6.1.4.1.57264.1.12',
  commit: '1.3.6.1.4.1.57264.1.13',
};

/** Who signed: what the certificate authority read in the token of the CI run. */
export interface Builder {
  /** The OpenID issuer of the token. */
  issuer: string;
  /** The repository that was built, as `owner/name`. */
  repository: string;
  commit: string;
  /** The URI of the workflow that signed. A reusable workflow may belong to another repository of the same host. */
  workflow: string;
}

/** @throws Error when a field is missing or malformed */
export function readBuilder(certificate: X509Certificate): Builder {
  const [issuer, source, commit] = [OIDS.issuer, OIDS.repository, OIDS.commit].map((oid) => readText(certificate, oid));
  const { subjectAltName: workflow } = certificate;
  if (!issuer || !source || !commit || !workflow)
    throw new Error('its certificate does not name an issuer, a workflow, a repository and a commit');
  if (![source, workflow].every((uri) => URL.canParse(uri) && new URL(uri).protocol === 'https:'))
    throw new Error('its certificate names a repository or a workflow that has no https address');
  const repository = new URL(source);
  if (new URL(workflow).host !== repository.host)
    throw new Error(`its workflow ${workflow} is not at the host of the repository ${source}`);
  return { issuer, repository: repository.pathname.slice(1), commit, workflow };
}

/** The value of an extension, a DER-encoded UTF8String. */
function readText(certificate: X509Certificate, oid: string): string | undefined {
  const value = certificate.extension(oid)?.value;
  return value && ASN1Obj.parseBuffer(Buffer.from(value)).value.toString('utf8');
}
