export declare const contactInput: string;
export declare const dialSelect: string;
