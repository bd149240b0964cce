export declare const hiSent: string;
