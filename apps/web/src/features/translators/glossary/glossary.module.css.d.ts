export declare const glossary: string;
export declare const termForm: string;
