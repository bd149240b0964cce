export declare const scrim: string;
