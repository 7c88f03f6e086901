/** The sites that the suite looks at: which one a test asks for, and where it comes from. */
package org.rubisee.contract.site;
