export declare const button: string;
export declare const contactForm: string;
export declare const contactSent: string;
export declare const writtenMore: string;
