/** Whether a user may read a message: a whisper is for whoever said it and whoever it was said to. */
export const readableBy = `(messages.kind <> 'whisper' or messages.user_id = :userId or messages.recipient = :userId)`;
