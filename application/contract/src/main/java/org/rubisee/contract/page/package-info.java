/** Pages as the suite reads them: forms, outcomes, links, and the bytes of the connection. */
package org.rubisee.contract.page;
