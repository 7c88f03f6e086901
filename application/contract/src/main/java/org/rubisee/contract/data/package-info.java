/** The rows behind the site, and the data that every test begins with. */
package org.rubisee.contract.data;
