export const LANGUAGES = ['en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same text in every language. */
export type Text = Readonly<Record<Language, string>>;
