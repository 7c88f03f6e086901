/** What holds in each container of entity beans, beside the suite. Run at night. */
package org.rubisee.contract.container;
