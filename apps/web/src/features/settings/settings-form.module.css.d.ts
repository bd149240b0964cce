export declare const button: string;
export declare const formSave: string;
