/** Logs the calls of session beans, for the ledger. */
package org.rubisee.calllog;
