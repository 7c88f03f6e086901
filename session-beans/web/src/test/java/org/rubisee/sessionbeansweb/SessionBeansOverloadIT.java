package org.rubisee.sessionbeansweb;

import org.rubisee.contract.OverloadContract;

/** session-beans refuses what it has no room for, and nothing else. */
class SessionBeansOverloadIT extends OverloadContract {}
