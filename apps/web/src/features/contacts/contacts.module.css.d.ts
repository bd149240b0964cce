export declare const contactFields: string;
export declare const contactRefusal: string;
export declare const contactValues: string;
