/** Sessions that all implementations must answer alike, and their golden records. */
package org.rubisee.contract.session;
