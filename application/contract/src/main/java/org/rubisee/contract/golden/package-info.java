/** The records of sessions that all implementations of an application must leave. */
package org.rubisee.contract.golden;
