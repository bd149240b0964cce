export declare const block: string;
export declare const button: string;
export declare const buttonLabel: string;
export declare const gone: string;
export declare const isBusy: string;
export declare const isDisabled: string;
export declare const unseen: string;
