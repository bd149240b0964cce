export declare const theme: string;
export declare const themes: string;
