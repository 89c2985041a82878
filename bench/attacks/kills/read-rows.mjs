import Database from 'libsql';

/** Prints the rows of one query as JSON, bytes as base64. */
const [file, text] = process.argv.slice(2);
const rows = new Database(file, { readonly: true }).prepare(text).all();
process.stdout.write(
  JSON.stringify(rows, (_, value) =>
    value instanceof ArrayBuffer ? Buffer.from(value).toString('base64') : value,
  ),
);
