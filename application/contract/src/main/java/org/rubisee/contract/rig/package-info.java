/** For tests that start sites as they want them. */
package org.rubisee.contract.rig;
