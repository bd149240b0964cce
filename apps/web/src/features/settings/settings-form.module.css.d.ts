export declare const button: string;
export declare const form: string;
export declare const formSave: string;
