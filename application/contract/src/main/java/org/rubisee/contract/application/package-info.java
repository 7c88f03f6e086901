/** What an application gives the tests that all applications have in common. */
package org.rubisee.contract.application;
