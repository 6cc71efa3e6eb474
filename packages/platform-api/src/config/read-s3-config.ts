export interface S3Config {
  /** Without a slash at its end; the bucket stands in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

type Environment = Record<string, string | undefined>;

/** Where members' pictures are kept; undefined means the folder. @throws Error that names the variable that is missing */
export function readS3Config(environment: Environment, isSandbox: boolean): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!endpoint) return undefined;
  if (!URL.canParse(endpoint) || endpoint.endsWith('/')) throw new Error('S3_ENDPOINT is no address without a slash.');
  if (!endpoint.startsWith('https:') && !isSandbox)
    throw new Error('S3_ENDPOINT must be https outside of the sandbox.');
  if (!bucket) throw new Error('S3_BUCKET is not set, but S3_ENDPOINT is.');
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set, but S3_ENDPOINT is.');
  }
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
