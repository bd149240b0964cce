export declare const fault: string;
export declare const files: string;
export declare const link: string;
export declare const links: string;
export declare const name: string;
export declare const picker: string;
export declare const row: string;
export declare const size: string;
