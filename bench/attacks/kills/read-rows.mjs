import Database from 'libsql';

/** Prints the rows of one query as JSON. */
const [file, text] = process.argv.slice(2);
const rows = new Database(file, { readonly: true }).prepare(text).all();
process.stdout.write(JSON.stringify(rows, (_, value) => (Buffer.isBuffer(value) ? value.length : value)));
