export declare const sizeLg: string;
export declare const spinner: string;
