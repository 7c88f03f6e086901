/** What the shared tests look at in the lessons. */
package org.rubisee.lessons.contract.session;
